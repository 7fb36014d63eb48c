import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type { Location } from 'history';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { Route, useHistory } from 'react-router';
import { holdUntilLoaded } from './hold-until-loaded';
import { withReadableHash } from './readable-hash';

interface Props {
  readonly location: Location;
  readonly children: ReactNode;
}

/**
 * Stands in the place of the framework's PendingNavigation. That one holds a location back from what
 * is below it, after the router has drawn the page being left once more with it; here the router
 * itself hears of a location when its page can be drawn.
 */
export default function SettledNavigation({ location, children }: Props): ReactNode {
  const history = useHistory();
  const readable = useMemo(() => withReadableHash(location), [location]);
  const [shown, setShown] = useState<{ location: Location; previousLocation: Location | null }>({
    location: readable,
    previousLocation: null,
  });
  if (shown.location !== readable) {
    setShown({ location: readable, previousLocation: shown.location });
  }

  // The router above begins to listen after what is within it has been put into the page.
  useLayoutEffect(() => {
    dispatchLifecycleAction('onRouteUpdate', {
      previousLocation: null,
      location: history.location,
    });
    holdUntilLoaded(history);
  }, [history]);

  return (
    <ClientLifecyclesDispatcher {...shown}>
      <Route location={shown.location} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}
