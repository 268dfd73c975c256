/** What the corpus can ask of the resolver, as the scoring script names it. */
export { canonicalizeUrl as canonicalize } from '../../src/resolver/canonicalize-url';
