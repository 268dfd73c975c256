/**
 * `npm run lockfile`, after each `npm install`: adds to package-lock.json the optional packages of other
 * platforms that npm left out because the registry at hand does not have them. Without them `npm ci` refuses
 * the lockfile (EUSAGE, "Missing … from lock file").
 */
import { readFile, writeFile } from 'node:fs/promises';

interface LockedPackage {
  version?: string;
  cpu?: string[];
  os?: string[];
  libc?: string[];
  dev?: boolean;
  optional?: boolean;
  engines?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

interface Lockfile {
  packages: Record<string, LockedPackage>;
}

const LOCKFILE = 'package-lock.json';
const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

/** What a platform package's name says of where it runs, as in `@scope/tool-linux-x64-musl`. */
function platformPackage(name: string, version: string, { engines }: LockedPackage): LockedPackage {
  const words = name.split('/').at(-1)?.split('-') ?? [];
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  const libc = words.includes('musl')
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : undefined;
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    dev: true,
    ...(libc && os === 'linux' && cpu !== 'arm' && { libc: [libc] }),
    optional: true,
    ...(os && { os: [os] }),
    ...(engines?.['node'] && { engines }),
  };
}

/** The missing optional packages of every package, by their place in the lockfile. */
function missingPackages({ packages }: Lockfile): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {};
  for (const [place, entry] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const isLocked = `${place}/node_modules/${name}` in packages || `node_modules/${name}` in packages;
      const isExact = /^\d+\.\d+\.\d+/.test(range);
      if (!isLocked && isExact) missing[`node_modules/${name}`] = platformPackage(name, range, entry);
    }
  }
  return missing;
}

const lockfile = JSON.parse(await readFile(LOCKFILE, 'utf8')) as Lockfile;
const missing = missingPackages(lockfile);
const byPlace = ([left]: [string, unknown], [right]: [string, unknown]) => left.localeCompare(right, 'en');
const packages = Object.entries({ ...lockfile.packages, ...missing }).toSorted(byPlace);
await writeFile(
  LOCKFILE,
  `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(packages) }, null, 2)}\n`,
);
console.log(`${Object.keys(missing).length} optional packages added to ${LOCKFILE}.`);
