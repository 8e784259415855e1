import { getRoles, isInaccessible } from '@testing-library/react'
import { computeAccessibleName } from 'dom-accessibility-api'

/** Roles that only hold others, or texts: what is in them says more. */
const passedOver = new Set(
  'generic paragraph strong emphasis time code term definition listitem rowgroup row cell separator presentation none document'.split(
    ' ',
  ),
)

const states = ['checked', 'current', 'disabled', 'expanded', 'invalid', 'pressed', 'required', 'selected']

/**
 * What assistive technology is told of an element and of what is in it: a line for each role, with its name and states,
 * below the one that it is in. Texts, tags and classes are not told. Neither are toasts, which outlive what they tell of.
 */
export function ariaSnapshot(around: HTMLElement): string {
  const roles = new Map<Element, string>()
  for (const [role, elements] of Object.entries(getRoles(around)))
    for (const element of elements) if (!passedOver.has(role)) roles.set(element, role)
  return linesOf(around, roles)
    .map((line) => `${line}\n`)
    .join('')
}

function linesOf(element: Element, roles: ReadonlyMap<Element, string>): string[] {
  if (element.matches('[data-toasts]')) return []
  const inside = [...element.children].flatMap((child) => linesOf(child, roles))
  const role = roles.get(element) ?? roleOfInput(element)
  if (role === undefined) return inside
  // Of a list of times the one that is chosen is enough.
  if (role === 'option' && !Reflect.get(element, 'selected')) return []
  const name = computeAccessibleName(element)
  const said = [role, ...(name === '' ? [] : [JSON.stringify(name)]), ...statesOf(element)].join(' ')
  // What a button, a link or a heading holds is its name.
  return isNamedByContent(role) ? [said] : [said, ...inside.map((line) => `  ${line}`)]
}

/** Some fields, of a date or a password, have no role of their own. */
function roleOfInput(element: Element): string | undefined {
  const type = element instanceof HTMLInputElement && !isInaccessible(element) ? element.type : 'hidden'
  return ['hidden', 'file'].includes(type) ? undefined : `${type} field`
}

const isNamedByContent = (role: string) => ['button', 'heading', 'link', 'option', 'tab'].includes(role)

function statesOf(element: Element): string[] {
  return states.flatMap((state) => {
    const said = element.getAttribute(`aria-${state}`)
    const isSo = said === null ? Reflect.get(element, state) === true : said !== 'false'
    return isSo ? [`[${said === null || said === 'true' ? state : `${state}=${said}`}]`] : []
  })
}
