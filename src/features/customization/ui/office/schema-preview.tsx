import { NativeSelect } from '@mantine/core'
import { useState } from 'react'

import { inLanguage } from '#src/kernel/language.ts'
import { formatMoney } from '#src/kernel/money.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { previewedSchema } from '../../rules/previewed-schema.ts'
import type { SchemaValues } from '../../rules/schema-values.ts'
import { schemaFormTexts } from '../../texts/schema-form-texts.ts'
import type { TriedDish } from './tried-dish.ts'
import { ChoicesPreview } from './choices-preview.tsx'
import styles from './schema-editor.module.css'

interface SchemaPreviewProps {
  /** The id of the option group. It is undefined for a new one. */
  readonly schemaId: string | undefined
  readonly values: SchemaValues
  readonly dishes: readonly TriedDish[]
}

/**
 * The guests' dialog for a dish of the menu with this option group. It shows the questions and the prices, but does not put
 * anything into a cart.
 */
export function SchemaPreview({ schemaId = '', values, dishes }: SchemaPreviewProps) {
  const texts = useTexts(schemaFormTexts).preview
  const language = useLanguage()
  const [dishId, setDishId] = useState('')
  const dish =
    dishes.find(({ id }) => id === dishId) ??
    dishes.find(({ schemaIds }) => schemaIds?.includes(schemaId)) ??
    dishes[0]
  const { type, rows, defaultChoice } = values
  const isEmpty = type !== 'half_and_half' && rows.length === 0
  return (
    // Stops the change events of the preview. Otherwise the choices that an admin tries there would count as changes to the form.
    <section
      className={styles.preview}
      aria-label={texts.title}
      onChange={(event) => event.stopPropagation()}
    >
      <h3>{texts.title}</h3>
      {!dish || isEmpty ? (
        <p>{texts.empty}</p>
      ) : (
        <>
          <NativeSelect
            label={texts.dish}
            data={dishes.map(({ id, name, nameVi, price }) => ({
              value: id,
              label: `${inLanguage(language, name, nameVi)}, ${formatMoney(price)}`,
            }))}
            value={dish.id}
            onChange={({ currentTarget }) => setDishId(currentTarget.value)}
          />
          <ChoicesPreview
            key={[dish.id, type, ...defaultChoice].join(' ')}
            offer={{ dish, schemas: [previewedSchema(values)], flavours: dishes }}
            checkLabel={texts.add}
            validLabel={texts.tried}
          />
        </>
      )}
    </section>
  )
}
