import { data } from 'react-router'

/** Answers 404; the layout's error boundary shows the page. */
function nothingHere(): never {
  throw data(null, { status: 404 })
}

export const loader = () => nothingHere()

export const clientLoader = () => nothingHere()

export default function NotFoundPage() {
  return null
}
