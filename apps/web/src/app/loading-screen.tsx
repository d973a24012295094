import { Main } from "../ui/layout/main.tsx";
import { Loader } from "../ui/messages/loader.tsx";

/** What stands in place of a screen whose data or code is loading: the skip link and screen readers find the main content there already. */
export function LoadingScreen() {
  return (
    <Main className={undefined}>
      <Loader />
    </Main>
  );
}
