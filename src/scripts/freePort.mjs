/** Taken ports passed over before any free one will do. */
const TRIES = 50;

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<boolean>} false when the port is taken or may not be used
 */
function listens(server, port) {
  return new Promise((resolve, reject) => {
    /** @param {NodeJS.ErrnoException} error */
    const failed = (error) => {
      server.off('listening', listening);
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    };
    const listening = () => {
      server.off('error', failed);
      resolve(true);
    };
    server.once('error', failed);
    server.once('listening', listening);
    // Only this machine: the game is not offered to the network.
    server.listen(port, '127.0.0.1');
  });
}

/**
 * Let a server listen on the first free port from the wished one on.
 * @param {import('node:http').Server} server
 * @param {number} wished
 * @returns {Promise<number>} the port used
 */
export async function listenOnFreePort(server, wished) {
  for (let port = wished; port < Math.min(wished + TRIES, 65_536); port += 1) {
    if (await listens(server, port)) return port;
  }
  if (!(await listens(server, 0))) throw new Error('No free port was found to serve the app on.');
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : wished;
}

/**
 * The port asked for by the environment, else the usual one.
 * @param {string | undefined} asked
 * @param {number} usual
 */
export function wishedPort(asked, usual) {
  const port = Number(asked);
  return asked && Number.isInteger(port) && port > 0 && port < 65_536 ? port : usual;
}
