/** Names and ranges that a page gives by mistake: what its maker's own machine is called. */
const LOCAL_HOST =
  /^(?:localhost|.*\.(?:localhost|local|internal|lan|test|invalid|home\.arpa)|\[::1\]|0\.0\.0\.0|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|[^.:[\]]+)$/i;

/** Whether a URL's host means a machine that nobody else can reach. What may be asked for is the network guard's to say. */
export function isLocalHost(hostname: string): boolean {
  return LOCAL_HOST.test(hostname);
}
