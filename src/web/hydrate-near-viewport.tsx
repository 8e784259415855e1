import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'

import { useHydrated } from '#src/design/use-hydrated.ts'
import { LanguageContext, useLanguageChoice } from './language.tsx'
import { FailureBoundary } from './page-part.tsx'
import { useRootData } from './root-data.ts'
import { useNearViewport } from './use-near-viewport.ts'

interface LaterPart<Props> {
  readonly load: () => Promise<ComponentType<Props>>
  /** When the part is less than this many CSS pixels outside the viewport, its code is fetched. */
  readonly margin: number
  /**
   * Shown if the document does not contain the part's HTML, because the visitor has come from another page of the site without
   * loading a new document.
   */
  readonly fallback: ReactNode
  /** Shown if the part's code cannot be loaded or fails. */
  readonly failed: ReactNode
}

/**
 * Makes a component for a part of the page far below the first screen. The server renders the part at once. In the browser the
 * part's HTML stays unchanged until the part is near the viewport; only then is its code fetched and the part hydrated. If the code
 * of the page, or of the layout around all pages, calls this function, the part's style sheets come with the page
 * (scripts/build/chunk-groups.ts). Until the part is hydrated, its props must not change, because React would then discard its HTML
 * and render the part again.
 */
export function hydrateNearViewport<Props extends object>({
  load,
  margin,
  fallback,
  failed,
}: LaterPart<Props>) {
  let setNear: (() => void) | undefined
  const isNear = new Promise<void>((resolve) => (setNear = resolve))
  // Fetches the code as soon as the part is near the viewport. React alone would fetch the code later, because it hydrates such a
  // part only when it has nothing else to do.
  const code = isNear.then(load)
  // Without this line a failure to load the code would be an unhandled rejection. React reports the failure when it renders the
  // part.
  code.catch(() => {})
  const Part = lazy(async () => ({ default: await (typeof document === 'undefined' ? load() : code) }))

  return function NearViewport(props: Props) {
    const [ref, near] = useNearViewport<HTMLDivElement>(margin)
    useEffect(() => {
      if (near) setNear?.()
    }, [near])
    const sameProps = useSameProps(props)
    // The boundary must be the same element each time the surrounding page is rendered. A memoized component would not be enough:
    // React looks inside it for components that read a changed context, such as the language, and then discards the HTML that is
    // not hydrated yet.
    const boundary = useMemo(
      () => (
        <Suspense fallback={fallback}>
          <LanguageOfTheServer>
            <Part {...sameProps} />
          </LanguageOfTheServer>
        </Suspense>
      ),
      [sameProps],
    )
    return (
      <div ref={ref}>
        <FailureBoundary failed={failed}>{boundary}</FailureBoundary>
      </div>
    )
  }
}

/**
 * Gives the part the language in which the server rendered it, because the part's HTML is in that language even if the visitor has
 * chosen another language meanwhile. Right after hydration the part changes to the chosen language.
 */
function LanguageOfTheServer({ children }: { children: ReactNode }) {
  const choice = useLanguageChoice()
  const rendered = useRootData()?.language ?? choice.language
  const language = useHydrated() ? choice.language : rendered
  const state = useMemo(() => ({ ...choice, language }), [choice, language])
  return <LanguageContext value={state}>{children}</LanguageContext>
}

/** Returns the same object as in the last rendering if the values of all props are unchanged. */
function useSameProps<Props extends object>(props: Props): Props {
  const [same, setSame] = useState(props)
  const values = new Map(Object.entries(same))
  const entries = Object.entries(props)
  if (entries.length === values.size && entries.every(([name, value]) => Object.is(values.get(name), value)))
    return same
  setSame(props)
  return props
}
