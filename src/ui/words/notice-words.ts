/** What did not work, in the user's language: the resolver's own sentences are for the details. */
import type { NoticeCode, ReasonDetail } from '../../contract/types';
import { message, plural } from '../i18n/message';
import { hostOf } from '../popup/page-facts';

/** Notices that say the same wherever they come from. */
const PLAIN: Partial<Record<NoticeCode, string>> = {
  MIN_SIZE_NOT_MET: 'popup_notice_min_size_not_met',
  CANDIDATES_TRUNCATED: 'popup_notice_candidates_truncated',
  CACHE_UNAVAILABLE: 'popup_notice_cache_unavailable',
  GUARD_UNAVAILABLE: 'popup_notice_guard_unavailable',
  EXTRACTOR_FAILED: 'popup_notice_extractor_failed',
  PAGE_GONE: 'popup_notice_page_gone',
  PAGE_ERROR: 'popup_notice_page_error',
  STALE_METADATA: 'popup_notice_stale_metadata',
};

/** What `count` notices of one code say, about a host where they name one, and of `pictures` pictures where they tell how many. */
export function noticeText(code: NoticeCode, host: string | null, count: number, pictures = 0): string {
  if (code === 'CANDIDATES_TRUNCATED' && pictures > 0) return plural('popup_notice_left_out', pictures);
  const plain = PLAIN[code];
  if (plain !== undefined) return message(plain);
  if (code === 'PICTURE_WITHOUT_ADDRESS') return plural('popup_unaddressed', count);
  if (host === null) return message('popup_notice_unknown');
  if (code === 'PROBE_FAILED') return plural('popup_notice_probe_failed', count, { host });
  if (code === 'PERMISSION_REQUIRED') return message('popup_notice_permission_required', { host });
  return code === 'SOURCE_FAILED'
    ? message('popup_notice_source_failed', { host })
    : message('popup_notice_unknown');
}

/** Why something could not be read, as a sentence. */
export function failureText({
  reason,
  origin,
  http_status: status,
}: Pick<ReasonDetail, 'reason' | 'origin' | 'http_status'>): string {
  if (reason === 'permission_required' && origin !== undefined)
    return message('popup_fault_permission_required', { host: hostOf(origin) });
  if (status !== undefined)
    return message(status === 404 || status === 410 ? 'popup_failure_gone' : 'popup_failure_status', {
      status: String(status),
    });
  return message(`popup_failure_${reason}`);
}
