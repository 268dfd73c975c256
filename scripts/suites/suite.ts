export interface SuiteOutcome {
  passed: number;
  failed: number;
  /** What a person should know beside the numbers. */
  note?: string;
  /** A line for each thing that failed: its name, and the first line of why. */
  failures?: readonly string[];
}

export interface SuiteContext {
  /** Whether a missing browser may be installed. */
  install: boolean;
}

export interface Suite {
  name: string;
  /** Suites that must have run before, whether they were asked for or not. */
  needs?: readonly string[];
  run(context: SuiteContext): Promise<SuiteOutcome>;
}
