import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'

import { useHydrated } from '#src/design/use-hydrated.ts'
import { LanguageContext, useLanguageChoice } from './language.tsx'
import { FailureBoundary } from './page-part.tsx'
import { useRootData } from './root-data.ts'
import { useNearViewport } from './use-near-viewport.ts'

interface LaterPart<Props> {
  readonly load: () => Promise<ComponentType<Props>>
  /** The code of the part is fetched when the part is this many CSS pixels away from the viewport. */
  readonly margin: number
  /** Shown while not even the part's HTML is there: after a move from another page without a new document. */
  readonly fallback: ReactNode
  /** Shown if the part's code cannot be loaded or fails. */
  readonly failed: ReactNode
}

/**
 * Makes a component for a part of the page far below the first screen. The server renders the part at once. In the browser the
 * part's HTML stays unchanged until the part is near the viewport; only then its code is fetched and the part is hydrated. Its
 * style sheets come with the page if the code of the page, or of the frame around all pages, calls this function
 * (scripts/build/chunk-groups.ts). Until the part is hydrated, its props must not change, because React would then throw its HTML
 * away and render it again.
 */
export function hydrateNearViewport<Props extends object>({
  load,
  margin,
  fallback,
  failed,
}: LaterPart<Props>) {
  let setNear: (() => void) | undefined
  const isNear = new Promise<void>((resolve) => (setNear = resolve))
  // The code is fetched as soon as the part is near the viewport. React alone would fetch it later: it hydrates such a part only
  // when it has nothing else to do.
  const code = isNear.then(load)
  // Without this line a failure would be an unhandled rejection. React reports it when it renders the part.
  code.catch(() => {})
  const Part = lazy(async () => ({ default: await (typeof document === 'undefined' ? load() : code) }))

  return function NearViewport(props: Props) {
    const [ref, near] = useNearViewport<HTMLDivElement>(margin)
    useEffect(() => {
      if (near) setNear?.()
    }, [near])
    const sameProps = useSameProps(props)
    // The boundary has to be the same element in every rendering of the page around it. A memoized component instead would not be
    // enough: React searches such a component for readers of a changed context, such as the language, and throws away the HTML that
    // is not hydrated yet.
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
 * Gives the part the language in which the server rendered it, because its HTML is in that language even if the visitor has chosen
 * another one meanwhile. Right after hydration the part changes to the chosen language.
 */
function LanguageOfTheServer({ children }: { children: ReactNode }) {
  const choice = useLanguageChoice()
  const rendered = useRootData()?.language ?? choice.language
  const language = useHydrated() ? choice.language : rendered
  const state = useMemo(() => ({ ...choice, language }), [choice, language])
  return <LanguageContext value={state}>{children}</LanguageContext>
}

/** Returns the same object as in the last rendering while the values of the props are the same. */
function useSameProps<Props extends object>(props: Props): Props {
  const [same, setSame] = useState(props)
  const values = new Map(Object.entries(same))
  const entries = Object.entries(props)
  if (entries.length === values.size && entries.every(([name, value]) => Object.is(values.get(name), value)))
    return same
  setSame(props)
  return props
}
