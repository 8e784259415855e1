import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'

import { useHydrated } from '#src/design/use-hydrated.ts'
import { LanguageContext, useLanguageChoice } from './language.tsx'
import { FailureBoundary } from './page-part.tsx'
import { useRootData } from './root-data.ts'
import { useNearViewport } from './use-near-viewport.ts'

interface LaterPart<Props> {
  readonly load: () => Promise<ComponentType<Props>>
  /** The code is fetched when the part is this near to the viewport, in CSS pixels. */
  readonly margin: number
  /** Shown while even the part's HTML is missing: after a move from another page. */
  readonly fallback: ReactNode
  /** Shown if the part's code cannot be loaded or fails. */
  readonly failed: ReactNode
}

/**
 * Makes a component for a part of the page far below the first screen. The server renders it at once. In the browser its HTML stays
 * unchanged until it is near the viewport; only then its code is fetched and the part is hydrated. Its style sheets come with the
 * page if the code of the page or of the frame calls this (scripts/build/chunk-groups.ts). It must not get new props before it is
 * hydrated, because React would render it again.
 */
export function hydrateNearViewport<Props extends object>({
  load,
  margin,
  fallback,
  failed,
}: LaterPart<Props>) {
  let setNear: (() => void) | undefined
  const isNear = new Promise<void>((resolve) => (setNear = resolve))
  // The part itself asks for the code when it is near, not React, which hydrates such a part only when it has nothing else to do.
  const code = isNear.then(load)
  // React reports a failure when it renders the part.
  code.catch(() => {})
  const Part = lazy(async () => ({ default: await (typeof document === 'undefined' ? load() : code) }))

  return function NearViewport(props: Props) {
    const [ref, near] = useNearViewport<HTMLDivElement>(margin)
    useEffect(() => {
      if (near) setNear?.()
    }, [near])
    const sameProps = useSameProps(props)
    // The boundary has to be the same element in every rendering of the page around it. A memoized component around it would not be
    // enough: React searches such a component for readers of a changed context, such as the language, and throws away the HTML that
    // is not hydrated.
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
 * During hydration the part has the language that the server rendered, because the visitor may have chosen another one before
 * coming near. It changes right after.
 */
function LanguageOfTheServer({ children }: { children: ReactNode }) {
  const choice = useLanguageChoice()
  const rendered = useRootData()?.language ?? choice.language
  const language = useHydrated() ? choice.language : rendered
  const state = useMemo(() => ({ ...choice, language }), [choice, language])
  return <LanguageContext value={state}>{children}</LanguageContext>
}

/** Returns the same object while its values are the same. */
function useSameProps<Props extends object>(props: Props): Props {
  const [same, setSame] = useState(props)
  const values = new Map(Object.entries(same))
  const entries = Object.entries(props)
  if (entries.length === values.size && entries.every(([name, value]) => Object.is(values.get(name), value)))
    return same
  setSame(props)
  return props
}
