import { spawn } from 'node:child_process';

/**
 * Whether somebody could be looking at a browser here.
 * @param {string} platform
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function hasViewer(platform, env) {
  if (env['CI']) return false;
  return platform === 'darwin' || platform === 'win32' || Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY']);
}

/**
 * The command that opens an address in the user's own browser.
 * @param {string} platform
 * @param {string} address
 * @returns {{ program: string, args: string[] }}
 */
export function openCommand(platform, address) {
  if (platform === 'darwin') return { program: 'open', args: [address] };
  // `start` takes its first quoted argument for a window title.
  if (platform === 'win32') return { program: 'cmd', args: ['/c', 'start', '""', address] };
  return { program: 'xdg-open', args: [address] };
}

/**
 * Open an address in the user's browser. If that fails, the printed address must do.
 * @param {string} address
 */
export function openPage(address) {
  if (!hasViewer(process.platform, process.env)) return;
  const { program, args } = openCommand(process.platform, address);
  const child = spawn(program, args, { stdio: 'ignore', detached: true, windowsVerbatimArguments: true });
  child.on('error', () => {});
  child.unref();
}
