import { message } from '../i18n/message';

interface DescribedFault {
  /** A sentence; empty where nothing is known. */
  reason: string;
  /** What a permission would mend. */
  origin?: string;
}

/** Why an action failed, in words: those of the fault's reason where it has one, else its own. */
export function describeFault(fault: unknown): DescribedFault {
  if (!(fault instanceof Error)) return { reason: String(fault) };
  const { reason, origin } = fault as Error & { reason?: unknown; origin?: unknown };
  if (typeof reason !== 'string') return { reason: fault.message };
  const known = typeof origin === 'string' ? origin : undefined;
  const host = known?.replace(/^https?:\/\//, '') ?? '';
  const key = `popup_fault_${reason}`;
  const words = message(key, { host });
  const sentence = words === key ? fault.message : words;
  return reason === 'permission_required' && known !== undefined
    ? { reason: sentence, origin: known }
    : { reason: sentence };
}
