import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Preferences = Readonly<Record<string, string | number | boolean>>;

export interface ProfileSettings {
  /** Every request goes to the HTTP proxy on this port of 127.0.0.1. */
  proxyPort: number;
  /** The host names of extensions' pages, by add-on id. Firefox picks one at random otherwise. */
  uuids?: Readonly<Record<string, string>>;
  /** After how many idle milliseconds an extension's background page is suspended; 30,000 unless told. */
  backgroundIdleMs?: number;
}

/** Nothing greets, nothing updates, nothing reports. */
const QUIET: Preferences = {
  'app.normandy.enabled': false,
  'app.shield.optoutstudies.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.region.update.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage': 'about:blank',
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'datareporting.healthreport.uploadEnabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.push.connection.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'extensions.update.enabled': false,
  'media.gmp-manager.updateEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.dns.disablePrefetch': true,
  'network.trr.mode': 5,
  'security.OCSP.enabled': 0,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'termsofuse.bypassNotification': true,
  'toolkit.telemetry.enabled': false,
  'toolkit.telemetry.server': 'data:,',
  'trailhead.firstrun.didSeeAboutWelcome': true,
};

/** What no proxy is asked for would reach this machine's own servers, or the internet. */
const proxied = (port: number): Preferences => ({
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': port,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': port,
  'network.proxy.no_proxies_on': '',
  'network.proxy.allow_hijacking_localhost': true,
  'network.proxy.failover_direct': false,
});

/** Fills the folder of a fresh profile. Marionette takes a free port and writes its number there. */
export async function writeProfile(folder: string, settings: ProfileSettings): Promise<void> {
  const { proxyPort, uuids = {}, backgroundIdleMs } = settings;
  const preferences: Preferences = {
    ...QUIET,
    ...proxied(proxyPort),
    'marionette.port': 0,
    'extensions.webextensions.uuids': JSON.stringify(uuids),
    ...(backgroundIdleMs === undefined ? {} : { 'extensions.background.idle.timeout': backgroundIdleMs }),
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(folder, 'user.js'), `${lines.join('\n')}\n`);
}
