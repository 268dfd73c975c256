import type { Wrapper } from './wrapper';
import { parameter, tail, wholeQuery } from './wrapper';

/** Pages that stand between a site that is no platform of ours and a link out of it, as of 2026-11. */
export const OUTGOING_LINKS: readonly Wrapper[] = [
  { hosts: ['link.juejin.cn', 'link.csdn.net'], inner: parameter('target') },
  { hosts: ['gitee.com'], path: /^\/link$/, inner: parameter('target') },
  { hosts: ['sspai.com'], path: /^\/link$/, inner: parameter('target') },
  { hosts: ['jianshu.com'], path: /^\/go(?:-wild)?$/, inner: parameter('url', 'to') },
  { hosts: ['c.pc.qq.com'], inner: parameter('pfurl', 'url') },
  { hosts: ['slack-redir.net'], path: /^\/link$/, inner: parameter('url', 'u') },
  { hosts: ['getpocket.com'], path: /^\/redirect$/, inner: parameter('url') },
  { hosts: ['l.wl.co'], path: /^\/l$/, inner: parameter('u') },
  { hosts: ['href.li', 'nullrefer.com', 'anonym.to', 'anonym.es', 'dereferer.me'], inner: wholeQuery },
  {
    hosts: ['outgoing.prod.mozaws.net', 'prod.outgoing.prod.webservices.mozgcp.net'],
    path: /^\/v1\/[\da-f]+\//,
    inner: tail(/^\/v1\/[\da-f]+\//),
  },
];
