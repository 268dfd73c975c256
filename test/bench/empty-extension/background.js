chrome.runtime.onMessageExternal.addListener((_message, _sender, sendResponse) => {
  sendResponse({});
});
