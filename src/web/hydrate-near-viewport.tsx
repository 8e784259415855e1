import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'

import { useHydrated } from '#src/design/use-hydrated.ts'
import { LanguageContext, useLanguageChoice } from './language.tsx'
import { FailureBoundary } from './page-part.tsx'
import { useRootData } from './root-data.ts'
import { useNearViewport } from './use-near-viewport.ts'

interface LaterPart<Props> {
  readonly load: () => Promise<ComponentType<Props>>
  /** How near the part has to be before its code is fetched, in CSS pixels. */
  readonly margin: number
  /** Stands in its place where even its HTML is on the way: after coming from another page. */
  readonly fallback: ReactNode
  /** Stands in its place where its code does not come, or fails. */
  readonly failed: ReactNode
}

/**
 * Makes a component of a part of the page far below the first screen. The server renders it at once; in the browser its
 * HTML stays as it is until it is near the viewport: only then its code is fetched and the part is hydrated. Its style
 * sheets come with the page where the code of the page or of the frame calls this (scripts/build/chunk-groups.ts). It must
 * not be given new props while it is not hydrated: React would render it anew.
 */
export function hydrateNearViewport<Props extends object>({
  load,
  margin,
  fallback,
  failed,
}: LaterPart<Props>) {
  let setNear: (() => void) | undefined
  const isNear = new Promise<void>((resolve) => (setNear = resolve))
  // What is near asks for the code, not React: it comes to a part that is not hydrated only when it has nothing else to do.
  const code = isNear.then(load)
  // React tells of a failure when it renders the part.
  code.catch(() => {})
  const Part = lazy(async () => ({ default: await (typeof document === 'undefined' ? load() : code) }))

  return function NearViewport(props: Props) {
    const [ref, near] = useNearViewport<HTMLDivElement>(margin)
    useEffect(() => {
      if (near) setNear?.()
    }, [near])
    const sameProps = useSameProps(props)
    // The boundary itself is the same element in every rendering of the page around it. A memoized component around the
    // boundary would not do: React then looks in it for readers of a context that has changed, such as the language, and
    // throws the HTML away that is not hydrated.
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
 * While the part is hydrated, it is in the language that the server rendered: the visitor may have chosen another before
 * coming near. It follows at once.
 */
function LanguageOfTheServer({ children }: { children: ReactNode }) {
  const choice = useLanguageChoice()
  const rendered = useRootData()?.language ?? choice.language
  const language = useHydrated() ? choice.language : rendered
  const state = useMemo(() => ({ ...choice, language }), [choice, language])
  return <LanguageContext value={state}>{children}</LanguageContext>
}

/** The same object for as long as its values are the same. */
function useSameProps<Props extends object>(props: Props): Props {
  const [same, setSame] = useState(props)
  const values = new Map(Object.entries(same))
  const entries = Object.entries(props)
  if (entries.length === values.size && entries.every(([name, value]) => Object.is(values.get(name), value)))
    return same
  setSame(props)
  return props
}
