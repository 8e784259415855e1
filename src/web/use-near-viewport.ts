import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * True once the element has come within `margin` CSS pixels of the viewport. With this, sections further down the page load their
 * data only when they are needed.
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
