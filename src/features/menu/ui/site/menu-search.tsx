import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { Button } from '#src/design/button.tsx'
import { SearchField } from '#src/design/search-field.tsx'
import { maxSearchQuery } from '#src/kernel/search-query.ts'
import { useTexts } from '#src/web/language.tsx'
import { useSearchText } from '#src/web/use-search-text.ts'
import { menuTexts } from '../../texts/menu-texts.ts'
import { loadSearch } from './load-search.ts'
import { addressLanguage, menuAddress, type MenuFilter } from './menu-filter.ts'
import styles from './menu-search.module.css'

/** The search starts when the guest has pressed no key for this many milliseconds. */
const typingPause = 250

/**
 * The search field of the menu. It searches while the guest types, and stores the search text in the address. Without scripts it is
 * a normal HTML form.
 */
export function MenuSearch({ category, query, diet, without }: MenuFilter) {
  const texts = useTexts(menuTexts)
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  function search(q: string) {
    const address = menuAddress(parameters, { q })
    loadSearch().then(
      () => navigate(address, { replace: true, preventScrollReset: true }),
      // If the search code cannot be loaded, the browser opens the address instead, and the server does the search.
      () => location.assign(address),
    )
  }
  const { text, type, send } = useSearchText(query, search, typingPause)
  const field = useRef<HTMLInputElement>(null)
  // Before hydration the field had no handler. So what the guest typed in that time is searched for now.
  const typeEarly = useEffectEvent(() => type(field.current?.value ?? text))
  useLayoutEffect(() => typeEarly(), [])
  // The other parameters of the filter. Without scripts, the form must send them too.
  const others = {
    category: category?.id,
    diet,
    without: without.join(','),
    lang: addressLanguage(parameters),
  }
  return (
    <form
      method="get"
      action="/menu"
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {Object.entries(others).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <SearchField
        ref={field}
        name="q"
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        autoComplete="off"
        maxLength={maxSearchQuery.characters}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <noscript>
        <Button type="submit" look="secondary">
          {texts.searchButton}
        </Button>
      </noscript>
    </form>
  )
}
