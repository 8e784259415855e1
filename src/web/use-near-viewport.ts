import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * True from the moment when the element comes within `margin` CSS pixels of the viewport: sections further down load their data
 * only then.
 */
export function useNearViewport<Element extends HTMLElement>(
  margin: number,
): [RefObject<Element | null>, boolean] {
  const ref = useRef<Element>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (near || !element) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${margin}px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [near, margin])
  return [ref, near]
}
