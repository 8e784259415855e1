const attributes =
  'role href name value type tabindex hidden disabled required readonly inert maxlength min max rows inputmode enterkeyhint autocomplete placeholder title alt src sizes width height loading decoding fetchpriority rel target download accept multiple step lang datetime popover open data-invalid data-tone'.split(
    ' ',
  )

/**
 * What an element is and holds, a line for each part: its tag, our own classes, what assistive technology and the browser are told of
 * it, and its text. Ids are shown as the text they lead to. Toasts are left out: they outlive
 * what they tell of, and move into a dialog a moment after it opens. So are dialogs rendered ahead of a tap: whether one is there
 * already depends on when the page was idle.
 */
export function outline(around: Element): string {
  const lines = [around, ...around.querySelectorAll('*')].flatMap((element) =>
    element.matches('[data-toasts]') ||
    element.closest('dialog[style*="display: none"]') ||
    element.parentElement?.closest('svg, style, [data-toasts]')
      ? []
      : (lineOf(element) ?? []),
  )
  return `${lines.join('\n').replaceAll(/_r_\w+?_/g, '_id_')}\n`
}

/** Undefined of an element that is nothing but its tag. */
function lineOf(element: Element): string | undefined {
  const said = [...element.attributes].flatMap(({ name, value }) => {
    if (/^aria-(labelledby|describedby|controls)$|^for$/.test(name)) return [`${name}=(${textOf(value)})`]
    if (!name.startsWith('aria-') && !attributes.includes(name)) return []
    return [value === '' ? name : `${name}=${value}`]
  })
  if (element instanceof HTMLInputElement && element.checked) said.push('checked')
  if (element instanceof HTMLSelectElement) said.push(`chosen=${element.value}`)
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
  const text = own.map(({ textContent }) => textContent).join('')
  if (text.trim() !== '' && element.tagName !== 'STYLE') said.push(`"${text}"`)
  const classes = [...element.classList].flatMap((name) => /^_([a-z]\w*)_[\da-z]+$/i.exec(name)?.[1] ?? [])
  const tag = [element.tagName.toLowerCase(), ...classes].join('.')
  return said.length > 0 || classes.length > 0 ? [tag, ...said].join(' ') : undefined
}

function textOf(ids: string): string {
  return ids
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '?')
    .join(' ')
}
