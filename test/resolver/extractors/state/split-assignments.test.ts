import { describe, expect, it } from 'vitest';
import { splitAssignments } from '../../../../src/resolver/extractors/state/split-assignments';

describe('a script that gives data to names', () => {
  it.each([
    ['window.A={"a":1};window.B={"b":[2]};', ['window.A={"a":1}', 'window.B={"b":[2]};']],
    ['var a = [1]\n let b = {"x":"};var c={"}', ['var a = [1]', 'let b = {"x":"};var c={"}']],
    ['window["A"]={} ;\n\n self.B=[]', ['window["A"]={}', 'self.B=[]']],
    ['window.A={"a":1};start(window.B)', ['window.A={"a":1};start(window.B)']],
    ['{"a":"};window.B={"}', ['{"a":"};window.B={"}']],
  ])('%j is %j', (text, parts) => {
    expect(splitAssignments(text)).toEqual(parts);
  });

  it('is looked through once, however much white space stands behind its data', () => {
    const text = `window.A={}${' '.repeat(400_000)}.`;
    expect(splitAssignments(text)).toEqual([text]);
  });
});
