import { describe, expect, it } from 'vitest';
import { checkArchitecture, RULES } from './architecture/check-architecture';
import { LINES_WITHOUT_REASON, LONG_FILES } from './architecture/layers';
import { parseSource, readSources, STYLE_SHEET } from './architecture/source-file';

const sources = readSources(process.cwd(), ['src', 'entrypoints', 'scripts', 'test']);
const styles = readSources(process.cwd(), ['src'], STYLE_SHEET);
const violations = checkArchitecture(new Map([...sources, ...styles]));

describe('architecture', () => {
  it('reads the sources it judges', () => {
    expect([...sources.keys()]).toContain('src/resolver/ports.ts');
    expect([...sources.keys()]).toContain('test/architecture.test.ts');
  });

  it.each(RULES)('%s', (rule) => {
    const broken = violations.filter((violation) => violation.rule === rule);
    expect(broken.map(({ file, message }) => `${file}: ${message}`)).toEqual([]);
  });

  it('gives no reason for a file that is no longer long', () => {
    const stale = Object.keys(LONG_FILES).filter((path) => {
      const text = sources.get(path);
      return text === undefined || parseSource(path, text).lines <= LINES_WITHOUT_REASON;
    });
    expect(stale).toEqual([]);
  });
});
