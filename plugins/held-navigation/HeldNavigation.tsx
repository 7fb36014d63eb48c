import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type { Location } from 'history';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { Route, useHistory } from 'react-router';
import { holdUntilLoaded } from './hold-until-loaded';

interface Props {
  readonly location: Location;
  readonly children: ReactNode;
}

/** A location whose hash the framework can decode, which crashes at one like `#50%`. */
function withReadableHash(location: Location): Location {
  try {
    decodeURIComponent(location.hash);
    return location;
  } catch {
    return { ...location, hash: `#${encodeURIComponent(location.hash.slice(1))}` };
  }
}

/** Stands in the place of the framework's PendingNavigation: the router hears of a location when its page can be drawn. */
export default function HeldNavigation({ location, children }: Props): ReactNode {
  const history = useHistory();
  const current = useMemo(() => withReadableHash(location), [location]);
  const [shown, setShown] = useState({
    location: current,
    previousLocation: null as Location | null,
  });
  if (shown.location !== current) {
    setShown({ location: current, previousLocation: shown.location });
  }

  // The router above begins to listen after what is within it has been put into the page.
  useLayoutEffect(() => {
    const { location } = history;
    dispatchLifecycleAction('onRouteUpdate', { previousLocation: null, location });
    holdUntilLoaded(history);
  }, [history]);

  return (
    <ClientLifecyclesDispatcher {...shown}>
      <Route location={shown.location} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}
