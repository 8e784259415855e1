import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect } from 'react'

import { useNearViewport } from './use-near-viewport.ts'

interface LaterPart<Props> {
  readonly load: () => Promise<ComponentType<Props>>
  /** How near the part has to be before its code is fetched, in CSS pixels. */
  readonly margin: number
  /** Stands in its place where even its HTML is on the way: after coming from another page. */
  readonly fallback: ReactNode
}

/**
 * Makes a component of a part of the page far below the first screen. The server renders it at once; in the browser its
 * HTML stays as it is until it is near the viewport: only then its code is fetched and the part is hydrated. Its style
 * sheets come with the page where the code of the page or of the frame calls this (scripts/build/chunk-groups.ts). It must
 * not be given new props while it is not hydrated: React would render it anew.
 */
export function hydrateNearViewport<Props extends object>({ load, margin, fallback }: LaterPart<Props>) {
  const isNear = Promise.withResolvers<void>()
  const Part = lazy(async () => {
    if (typeof document !== 'undefined') await isNear.promise
    return { default: await load() }
  })

  // Memoized: a rendering of the page around it must not disturb the HTML that is not hydrated.
  const Boundary = memo((props: Props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  ))

  return function NearViewport(props: Props) {
    const [ref, near] = useNearViewport<HTMLDivElement>(margin)
    useEffect(() => {
      if (near) isNear.resolve()
    }, [near])
    return (
      <div ref={ref}>
        <Boundary {...props} />
      </div>
    )
  }
}
