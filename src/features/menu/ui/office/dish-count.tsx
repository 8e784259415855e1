import { Button } from '@mantine/core'
import { useState } from 'react'

import { Dialog } from '#src/design/dialog.tsx'
import { inLanguage, markEnglish } from '#src/kernel/language.ts'
import { showEnglish } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useResourceWrite, useShowRow } from '#src/web/office/resource/resource-calls.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import type { MenuItem } from '../../contract/menu.ts'
import { dishCountTexts } from '../../texts/dish-count-texts.ts'
import styles from './dish-count.module.css'
import { dishResource } from './dish-resource.tsx'

/** The numbers that staff can choose from: how many portions of a dish are left, or how many of a special the kitchen has made. */
const offered = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100]

/** A button that says how many portions of a dish are left today and opens the list of counts. */
export function DishCount({ dish }: { readonly dish: MenuItem }) {
  const texts = useTexts(dishCountTexts)
  const { close } = useTexts(officeTexts)
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { id, leftToday } = dish
  const name = inLanguage(language, dish.name, dish.nameVi)
  const { send } = useResourceWrite(dishResource, {
    subject: `${id} count`,
    write: (count: number | null, api) =>
      api.call('PATCH /api/menu-items/:id', { params: { id }, body: { leftToday: count } }),
    name,
    failed: texts.failed,
    succeeded: (changed) => texts.done(name, changed.leftToday),
    onSuccess: useShowRow(dishResource),
  })
  const choose = (count: number | null) => {
    setOpen(false)
    void send(count)
  }
  return (
    <>
      <Button
        variant="default"
        className={styles.open}
        aria-label={texts.countOf(name, leftToday)}
        onClick={() => setOpen(true)}
      >
        {leftToday === undefined ? texts.count : texts.left(leftToday)}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        size="small"
        closeLabel={close}
        title={showEnglish(texts.title(markEnglish(language, dish.name, dish.nameVi)))}
      >
        <div className={styles.counts}>
          {offered.map((count) => (
            <Button
              key={count}
              size="xl"
              variant={count === leftToday ? 'filled' : 'default'}
              aria-pressed={count === leftToday}
              onClick={() => choose(count)}
            >
              {count}
            </Button>
          ))}
        </div>
        <Button
          size="xl"
          variant="default"
          fullWidth
          disabled={leftToday === undefined}
          onClick={() => choose(null)}
        >
          {texts.end}
        </Button>
      </Dialog>
    </>
  )
}
