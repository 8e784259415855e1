import { Switch } from '@mantine/core'

import { classNames } from '#src/design/class-names.ts'
import { SlidersIcon } from '#src/design/task-icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import card from '#src/web/office/card.module.css'
import type { ShownToggle } from '#src/web/office/resource/resource-calls.ts'
import { PinButton } from '#src/web/office/pin-button.tsx'
import { DeleteLink, EditLink, IconLink } from '#src/web/office/row-links.tsx'
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
 * The buttons of a dish: switches for availability and for pinning, the number of portions left, and links to its option groups, to
 * its form (`?dish=ID&open=edit`) and to the question whether to delete it.
 */
export function DishActions({ dish, name, available, pin }: DishActionsProps) {
  const { id } = dish
  const texts = useTexts(dishTexts)
  const addressOf = useOpenAddress('dish')
  return (
    <div className={classNames(card.wideActions, styles.actions)}>
      <Switch
        label={texts.available}
        aria-label={texts.availableOf(name)}
        checked={available.isOn}
        onChange={available.toggle}
      />
      <DishCount dish={dish} />
      <div className={card.icons}>
        <IconLink
          to={addressOf({ as: 'schemas', id })}
          label={texts.schemasOf(name)}
          title={texts.schemas}
          icon={<SlidersIcon size="1.375rem" />}
        />
        <PinButton label={texts.pinOf(name)} title={texts.pin} isPinned={pin.isOn} onClick={pin.toggle} />
        <EditLink to={addressOf({ as: 'edit', id })} label={texts.edit(name)} />
        <DeleteLink to={addressOf({ as: 'delete', id })} label={texts.deleteOf(name)} />
      </div>
    </div>
  )
}
