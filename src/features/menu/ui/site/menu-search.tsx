import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { Button } from '../../../../design/button.tsx'
import { SearchField } from '../../../../design/search-field.tsx'
import { useEarlyTyping } from '../../../../design/use-early-typing.ts'
import { useTexts } from '../../../../web/language.tsx'
import { menuTexts } from '../../texts/texts.ts'
import { menuAddress } from '../parts/menu-filter.ts'
import styles from './menu-search.module.css'
import { useSearchText } from './use-search-text.ts'

/** What else of the address a search without scripts keeps: only what the server keeps pages apart by. */
const carriedAlong = new Set(['category', 'lang'])

/** Searches as one types and keeps the search in the address; without scripts it is a plain form. */
export function MenuSearch({ query }: { query: string }) {
  const texts = useTexts(menuTexts)
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const { text, type, send } = useSearchText(query, (q) => {
    void navigate(menuAddress(parameters, { q }), { replace: true, preventScrollReset: true })
  })
  const form = useRef<HTMLFormElement>(null)
  useEarlyTyping(form)
  const others = [...parameters].filter(([name]) => carriedAlong.has(name))
  return (
    <form
      ref={form}
      method="get"
      action="/menu"
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchField
        name="q"
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        autoComplete="off"
        maxLength={100}
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
