import type { BodyFacts } from './body-facts';

/** `step_3.jpg`, in the languages of many sites, and what such a picture stands in. */
const STEP_FILE =
  /(?:^|[-_])(?:step|schritt|etape|paso|passo|krok|shag|adim|langkah|buoc|stap|steg|vaihe|lepes)[-_]?\d{1,2}(?!\d)/;
const STEP_NAMES = /(?:^|[\s_-])step[-_]?(?:img|image|photo|pic)[-_]?\d/;

/** How such a picture is described. */
const STEP_ALT =
  /^(?:step|schritt|[ée]tape|paso|passo|passaggio|krok|шаг|крок|ad[ıi]m|langkah|bước|stap|steg|trinn?|vaihe|lépés|ステップ|手順|步骤|步驟|단계)[\s.:#-]*\d{1,2}(?!\d)/iu;

/** Whether a picture shows one step of a recipe or a guide, and is not called like the page. */
export function isStepOfGuide({ alt, fileName, ancestorNames, sharedInPath }: BodyFacts): boolean {
  if (sharedInPath > 0) return false;
  if (STEP_ALT.test(alt)) return true;
  return STEP_FILE.test(fileName) || (ancestorNames.includes('step') && STEP_NAMES.test(ancestorNames));
}
