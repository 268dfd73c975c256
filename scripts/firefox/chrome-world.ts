/** The few things of Firefox's own window that are used here, as scripts that run inside it see them. */
export interface ChromeWorld {
  window: BrowserWindow;
  document: Document;
  Services: { console: { getMessageArray(): { message: string }[] } };
  WebExtensionPolicy: { getByID(addonId: string): ExtensionPolicy | null };
  ChromeUtils: {
    importESModule(url: 'resource://gre/modules/ExtensionPermissions.sys.mjs'): {
      ExtensionPermissions: Record<'add' | 'remove', ChangePermissions>;
    };
  };
}

interface BrowserWindow extends Window {
  CustomizableUI: {
    AREA_NAVBAR: string;
    getPlacementOfWidget(id: string): { area: string } | null;
    addWidgetToArea(id: string, area: string): void;
  };
  gBrowser: {
    selectedTab: object;
    selectedBrowser: RemoteBrowser;
    addTrustedTab(url: string): object;
  };
}

/** The element that shows a page which lives in another process. */
export interface RemoteBrowser extends Element {
  browsingContext: {
    currentURI: { spec: string };
    webProgress: { isLoadingDocument: boolean };
    currentWindowGlobal: {
      documentURI: { spec: string };
      drawSnapshot(area: null, scale: number, background: string): Promise<ImageBitmap>;
      getActor(name: 'MarionetteCommands'): {
        /** In the sandbox named `system` a script may do in that process what the browser may. */
        executeScript(
          script: string,
          args: unknown[],
          options: { timeout: number; sandboxName?: 'system' },
        ): Promise<unknown>;
      };
    };
  };
}

interface ExtensionPolicy {
  /** The host name of its pages. */
  mozExtensionHostname: string;
  extension: {
    backgroundState: string;
    terminateBackground(how: { disableResetIdleForTest: boolean }): Promise<void>;
    views: Set<{ viewType: string; xulBrowser: RemoteBrowser }>;
  };
}

type ChangePermissions = (
  addonId: string,
  permissions: { permissions: string[]; origins: string[] },
  extension: object,
) => Promise<void>;
