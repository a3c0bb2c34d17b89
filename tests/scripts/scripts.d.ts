// What the tests use of the scripts, which are plain JavaScript so that they run before anything is installed.
declare module '*/nodeVersion.mjs' {
  export function nodeComplaint(version: string): string | null;
}
declare module '*/serve.mjs' {
  export interface Served {
    address: string;
    port: number;
    close: () => Promise<void>;
  }
  export function serve(options: { port: number; folder?: string; open?: boolean }): Promise<Served>;
}
declare module '*/serveGame.mjs' {
  export function wishedPort(asked: string | undefined): number;
  export function hasViewer(platform: string, env: Readonly<Record<string, string | undefined>>): boolean;
}
declare module '*/browser.mjs' {
  export const NO_BROWSER: string;
  export function browserPlaces(machine: {
    platform: string;
    env: Readonly<Record<string, string | undefined>>;
    playwrights?: string | undefined;
  }): string[];
  export function browser(ways?: {
    found: () => Promise<string | undefined>;
    installs: readonly (() => Promise<number>)[];
  }): Promise<string>;
}
declare module '*/install.mjs' {
  export function isInstalled(root: string): boolean;
}
declare module '*/build.mjs' {
  export const DIST: string;
  export function build(): Promise<number>;
}
declare module '*/run.mjs' {
  export const ROOT: string;
  export function run(
    program: string,
    args: readonly string[],
    options?: { env?: Record<string, string> },
  ): Promise<number>;
}
declare module '*/sourceStamp.mjs' {
  export function sourceStamp(root: string): string;
}
declare module '*/steps.mjs' {
  export function inSeconds(milliseconds: number): string;
  export function runSteps(steps: readonly { title: string; run: () => Promise<number> }[]): Promise<number>;
}
declare module '*/counts.mjs' {
  export interface Counts {
    passed: number;
    failed: number;
  }
  export function unitCounts(report: {
    numPassedTests: number;
    numFailedTests: number;
    testResults: readonly { status: string; assertionResults: readonly unknown[] }[];
  }): Counts;
  export function e2eCounts(report: { stats: { expected: number; flaky: number; unexpected: number } }): Counts;
  export function summary(hasFailed: boolean, counts: readonly Counts[]): string;
}
