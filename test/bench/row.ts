/** One figure of a benchmark. Without a limit it is only told. */
export interface Row {
  name: string;
  value: number;
  /** The value may reach it, not pass it. */
  limit?: number;
  unit: string;
}

export interface Bench {
  name: string;
  run(): Promise<Row[]>;
}
