import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'

import { SearchIcon } from '#src/design/icons.tsx'
import layout from '#src/design/layout.module.css'
import smallText from '#src/design/small-text.module.css'
import { formatMoney } from '#src/kernel/money.ts'
import { translated } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import type { MenuItem } from '#src/features/menu/contract/menu.ts'
import { findDishes } from '../../rules/find-dishes.ts'
import { orderFormTexts } from '../../texts/office-form-texts.ts'
import styles from './edited-lines.module.css'
import { dishesQuery } from './dish-queries.ts'

interface AddDishProps {
  /** True while a dish is being added to the order. */
  readonly isPending: boolean
  onChoose(dish: MenuItem): void
}

/** A field that searches the current menu for a dish to add to an order. */
export function AddDish({ isPending, onChoose }: AddDishProps) {
  const texts = useTexts(orderFormTexts).adding
  const language = useLanguage()
  const [text, setText] = useState('')
  const { data, isError } = useQuery(dishesQuery(useOfficeApi()))
  const found = data && text.trim() !== '' ? findDishes(data, text) : []
  const isNothing = data !== undefined && text.trim() !== '' && found.length === 0

  function choose(dish: MenuItem) {
    setText('')
    onChoose(dish)
  }

  function chooseFirst(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    // Otherwise the Enter key would submit the form around this search field.
    event.preventDefault()
    const [first] = found
    if (first && !isPending) choose(first)
  }

  return (
    <div className={layout.stack3}>
      <TextInput
        type="search"
        label={texts.label}
        placeholder={texts.placeholder}
        leftSection={<SearchIcon size="1.25rem" />}
        autoComplete="off"
        value={text}
        error={isError && texts.failed}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={chooseFirst}
      />
      {isNothing && <p role="status">{texts.nothing}</p>}
      {found.length > 0 && (
        <ul role="list" className={layout.stack2}>
          {found.map((dish) => (
            <li key={dish.id}>
              <button
                type="button"
                className={styles.choice}
                disabled={isPending}
                onClick={() => choose(dish)}
              >
                <span className={styles.dish}>{translated(language, dish.name, dish.nameVi)}</span>
                <span className={smallText.muted}>{formatMoney(dish.price)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
