import type { BodyFacts } from './body-facts';

/** Whether a picture stands in an element of one of these names, at whatever depth. */
export function isIn({ landmarks }: BodyFacts, ...names: string[]): boolean {
  return landmarks.some((landmark) => names.includes(landmark));
}

const PARTS_OF_PAGE: ReadonlySet<string> = new Set(['article', 'main', 'aside', 'nav', 'footer']);

/** What stands in an aside of the main part is beside the article, too. */
export function isInArticle({ landmarks }: BodyFacts): boolean {
  const nearest = landmarks.findLast((landmark) => PARTS_OF_PAGE.has(landmark));
  return nearest === 'article' || nearest === 'main';
}
