import { type ESTree, parseSync, Visitor } from 'vite';

/** How one file of code uses texts. */
export interface TextUses {
  /** Names of messages, or stems of plural families, written out. */
  keys: string[];
  /** Names put together at run time, as patterns. */
  patterns: RegExp[];
  /** Those that label a button. */
  buttonKeys: string[];
  /** What a user would read, and no translator. */
  writtenTexts: string[];
}

const KEY = /^(?:common|popup|options|tabs|welcome|menus)_\w+$/;
const KEY_START = /^(?:common|popup|options|tabs|welcome|menus)_/;
const IN_MANIFEST = /^__MSG_(\w+)__$/;
const SPOKEN_ATTRIBUTES =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|title|placeholder|alt|label)$/;
const BUTTON = /^(?:button|\w*Button)$/;
const SENTENCE = /^\p{Lu}\p{Ll}*[’']?\p{Ll}* \p{L}/u;
/** The same in every language. */
const NAMES: ReadonlySet<string> = new Set(['Google Lens']);
const LETTER = /\p{L}/u;

/** Reads one file. Throws with its name where the text is not TypeScript. */
export function readTextUses(path: string, text: string): TextUses {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);
  const uses: TextUses = { keys: [], patterns: [], buttonKeys: [], writtenTexts: [] };
  const technical = new Set<unknown>();
  const isForUsers = (node: unknown, text: string) =>
    SENTENCE.test(text) && !technical.has(node) && !NAMES.has(text);
  new Visitor({
    ThrowStatement: (node) => addTexts(node, technical),
    CallExpression(node) {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return;
      if (callee.object.name === 'console') addTexts(node, technical);
    },
    Literal(node) {
      if (typeof node.value !== 'string') return;
      const key = IN_MANIFEST.exec(node.value)?.[1] ?? node.value;
      if (KEY.test(key)) uses.keys.push(key);
      else if (isForUsers(node, node.value)) uses.writtenTexts.push(node.value);
    },
    TemplateLiteral(node) {
      const parts = node.quasis.map(({ value }) => value.raw);
      if (KEY_START.test(parts[0] ?? '')) uses.patterns.push(new RegExp(`^${parts.join('\\w+')}$`));
      else if (isForUsers(node, parts.join('0'))) uses.writtenTexts.push(parts.join('…'));
    },
    JSXText: (node) => void (LETTER.test(node.value) && uses.writtenTexts.push(node.value.trim())),
    JSXAttribute(node) {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
      if (SPOKEN_ATTRIBUTES.test(name)) uses.writtenTexts.push(...plainTexts(node.value));
    },
    JSXElement(node) {
      for (const child of node.children) uses.writtenTexts.push(...plainTexts(child));
      const name = node.openingElement.name;
      if (name.type === 'JSXIdentifier' && BUTTON.test(name.name)) uses.buttonKeys.push(...labels(node));
    },
  }).visit(program);
  return { ...uses, writtenTexts: [...new Set(uses.writtenTexts)] };
}

/** Texts with letters that stand as such in a place where a user reads them. */
function plainTexts(node: ESTree.Node | null): string[] {
  if (!node) return [];
  if (node.type === 'JSXExpressionContainer') return plainTexts(node.expression);
  if (node.type === 'ConditionalExpression')
    return [...plainTexts(node.consequent), ...plainTexts(node.alternate)];
  if (node.type === 'LogicalExpression') return plainTexts(node.right);
  if (node.type === 'TemplateLiteral') {
    const text = node.quasis.map(({ value }) => value.raw).join('');
    return LETTER.test(text) ? [text] : [];
  }
  if (node.type !== 'Literal' || typeof node.value !== 'string') return [];
  return LETTER.test(node.value) ? [node.value] : [];
}

/** The names of messages among a button's children and in its `label`. */
function labels(button: ESTree.JSXElement): string[] {
  const found: string[] = [];
  const visitor = new Visitor({
    Literal: (node) =>
      void (typeof node.value === 'string' && KEY.test(node.value) && found.push(node.value)),
  });
  const places = button.openingElement.attributes.filter(
    (attribute) =>
      attribute.type === 'JSXAttribute' &&
      attribute.name.type === 'JSXIdentifier' &&
      attribute.name.name === 'label',
  );
  for (const part of [...places, ...button.children])
    visitor.visit({ type: 'Program', body: [part] } as unknown as ESTree.Program);
  return found;
}

/** What is thrown or goes to the console is for developers. */
function addTexts(statement: ESTree.Node, texts: Set<unknown>): void {
  const visitor = new Visitor({
    Literal: (node) => void texts.add(node),
    TemplateLiteral: (node) => void texts.add(node),
  });
  visitor.visit({ type: 'Program', body: [statement] } as unknown as ESTree.Program);
}
