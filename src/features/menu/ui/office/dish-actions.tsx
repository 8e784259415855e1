import { Button, Switch } from '@mantine/core'
import { Link } from 'react-router'

import { PinIcon } from '#src/design/pin-icon.tsx'
import { SlidersIcon } from '#src/design/task-icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import { MoreActions, MoreButton, useFold } from '#src/web/office/more-fold.tsx'
import type { ShownToggle } from '#src/web/office/resource/resource-calls.ts'
import { DeleteButton, EditButton } from '#src/web/office/row-links.tsx'
import type { MenuItem } from '../../contract/menu.ts'
import { dishTexts } from '../../texts/dish-texts.ts'
import { DishCount } from './dish-count.tsx'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'
import styles from './dishes-page.module.css'

interface DishActionsProps {
  readonly dish: MenuItem
  readonly name: string
  readonly available: ShownToggle
  readonly pin: ShownToggle
}

/**
 * The buttons of a dish: the switch for availability, and the link to its form (`?dish=ID&open=edit`). A press opens the rest: the
 * number of portions left, its option groups, the switch for pinning, and the question whether to delete it.
 */
export function DishActions({ dish, name, available, pin }: DishActionsProps) {
  const { id, leftToday } = dish
  const texts = useTexts(dishTexts)
  const addressOf = useOpenAddress('dish')
  const more = useFold()
  return (
    <>
      <div className={styles.actions}>
        <Switch
          label={texts.available}
          aria-label={texts.availableOf(name)}
          checked={available.isOn}
          onChange={available.toggle}
        />
        {leftToday !== undefined && <DishCount dish={dish} />}
        <div className={styles.main}>
          <EditButton to={addressOf({ as: 'edit', id })} label={texts.edit(name)} />
          <MoreButton label={texts.moreOf(name)} fold={more} />
        </div>
      </div>
      <MoreActions fold={more}>
        {leftToday === undefined && <DishCount dish={dish} />}
        <Button
          component={Link}
          replace
          preventScrollReset
          variant="default"
          to={addressOf({ as: 'schemas', id })}
          aria-label={texts.schemasOf(name)}
          leftSection={<SlidersIcon size="1.25rem" />}
        >
          {texts.schemas}
        </Button>
        <Button
          variant="default"
          aria-label={texts.pinOf(name)}
          aria-pressed={pin.isOn}
          leftSection={<PinIcon size="1.25rem" />}
          onClick={pin.toggle}
        >
          {pin.isOn ? texts.pinned : texts.pinShort}
        </Button>
        <DeleteButton to={addressOf({ as: 'delete', id })} label={texts.deleteOf(name)} />
      </MoreActions>
    </>
  )
}
