import type { Settings } from '../../../contract/settings/settings';
import type { CallerRecord } from '../../../contract/settings/stored-records';
import { message, plural } from '../../i18n/message';
import { moment } from '../../words/quantities';
import { LoadedView } from '../controls/loaded-view';
import type { Row } from '../controls/rows';
import { SearchedRows } from '../controls/searched-rows';
import { SwitchField } from '../controls/switch-field';
import type { SectionProps } from '../section-props';
import { useLoaded } from '../use-loaded';
import { RefusedOrigins } from './refused-origins';

/** Which other extensions ask for covers, and whether they get answers. */
export function CallersSection(props: SectionProps) {
  const { services, settings, change } = props;
  const { loaded, reload } = useLoaded(() => services.callers.list());
  return (
    <>
      <SwitchField
        label={message('options_api')}
        hint={message('options_api_hint')}
        isOn={settings.isApiEnabled}
        onChange={(isApiEnabled) =>
          change({ isApiEnabled }, (now) =>
            message(now.isApiEnabled ? 'options_now_api_on' : 'options_now_api_off'),
          )
        }
      />
      <LoadedView loaded={loaded} reload={reload}>
        {(callers) => <CallerList {...props} callers={callers} />}
      </LoadedView>
    </>
  );
}

function CallerList(props: SectionProps & { callers: readonly CallerRecord[] }) {
  const { settings, callers } = props;
  const silent = settings.blockedCallers.filter((id) => !callers.some((caller) => caller.id === id));
  const rows = [
    ...callers.map((caller) => callerRow(caller, props)),
    ...silent.map((id) => ({ key: id, name: id, ...blockAction(id, props) })),
  ];
  return (
    <SearchedRows label={message('options_callers')} rows={rows} none={message('options_callers_none')} />
  );
}

function callerRow(caller: CallerRecord, props: SectionProps): Row {
  const { facts, actions } = blockAction(caller.id, props);
  return {
    key: caller.id,
    name: caller.id,
    facts: [
      message('options_caller_fact', {
        requests: plural('options_requests', caller.count),
        moment: moment(caller.lastAtMs),
      }),
      ...facts,
    ],
    actions,
    more: caller.refusedOrigins.length > 0 && <RefusedOrigins {...props} origins={caller.refusedOrigins} />,
  };
}

function blockAction(id: string, { settings, change }: SectionProps): Pick<Row, 'facts' | 'actions'> {
  const others = settings.blockedCallers.filter((blocked) => blocked !== id);
  const isBlocked = others.length < settings.blockedCallers.length;
  const stateOf = ({ blockedCallers }: Settings) =>
    message(blockedCallers.includes(id) ? 'options_caller_blocked' : 'options_caller_unblocked', {
      name: id,
    });
  const unblock = () => change({ blockedCallers: others }, stateOf);
  const block = () => change({ blockedCallers: [...others, id] }, stateOf);
  return isBlocked
    ? {
        facts: [message('options_caller_is_blocked')],
        actions: [{ text: message('options_caller_unblock'), run: unblock }],
      }
    : { facts: [], actions: [{ text: message('options_caller_block'), run: block }] };
}
