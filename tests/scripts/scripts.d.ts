// The parts of the plain JavaScript scripts that tests use.
declare module '*/nodeVersion.mjs' {
  export function nodeVersionError(version: string): string | null;
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
  export function requestedPort(value: string | undefined): number;
  export function canOpenBrowser(platform: string, env: Readonly<Record<string, string | undefined>>): boolean;
}
declare module '*/browser.mjs' {
  export const NO_BROWSER: string;
  export function browserPaths(machine: {
    platform: string;
    env: Readonly<Record<string, string | undefined>>;
    playwrightPath?: string | undefined;
  }): string[];
  export function browser(options?: {
    find: () => Promise<string | undefined>;
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
