import { Component, type ReactNode } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { messages } from "./messages.ts";
import styles from "./editor-error-boundary.module.css";

interface EditorErrorBoundaryProps {
  /** Called when the writer reopens the editor, before the children render again. */
  readonly onReopen: () => void;
  readonly children: ReactNode;
}

/** Shows an error in place of a failed editor, so that the rest of the page stays usable. Specification, section 2. */
export class EditorErrorBoundary extends Component<
  EditorErrorBoundaryProps,
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className={styles["failure"]}>
        <p role="alert" className={styles["words"]}>
          {messages.failure}
        </p>
        <Button
          onClick={() => {
            this.props.onReopen();
            this.setState({ hasFailed: false });
          }}
        >
          {messages.reopen}
        </Button>
      </div>
    );
  }
}
