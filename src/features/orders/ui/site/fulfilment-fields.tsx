import type { ReactNode } from 'react'

import { ChoiceCard, ChoiceGroup } from '#src/design/choice-card.tsx'
import { TextField } from '#src/design/field.tsx'
import { BagIcon } from '#src/design/icons.tsx'
import layout from '#src/design/layout.module.css'
import { PlateIcon, ScooterIcon } from '#src/design/task-icons.tsx'
import { Notice } from '#src/design/notice.tsx'
import { textInput } from '#src/web/forms/text-input.ts'
import { useLanguage } from '#src/web/language.tsx'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import type { OrderType } from '../../contract/order.ts'
import { orderLabels } from '../../texts/order-labels.ts'
import { useOrderingTexts } from './current-ordering-texts.ts'
import type { Checkout } from './use-checkout.ts'

/**
 * The field for the order type: takeout, dine-in or delivery. Below it stands the field for the table, or the rules for deliveries
 * and the field for the address.
 */
export function FulfilmentFields({ checkout }: { checkout: Checkout }) {
  const { values, errors, change } = checkout
  const { checkout: texts, optional } = useOrderingTexts()
  const labels = orderLabels[useLanguage()].type
  const { deliveryMode } = useSiteSettings()
  const isOff = deliveryMode === 'off'
  const card = (type: OrderType, picture: ReactNode, off?: boolean) => (
    <ChoiceCard
      type="radio"
      name="orderType"
      label={labels[type]}
      description={off ? texts.deliveryOff : undefined}
      picture={picture}
      disabled={off}
      checked={values.orderType === type}
      onChange={() => change({ orderType: type })}
    />
  )
  return (
    <div className={layout.stack4}>
      <ChoiceGroup type="radio" legend={texts.fulfilment} error={errors.orderType}>
        {card('takeout', <BagIcon />)}
        {card('dine-in', <PlateIcon />)}
        {card('delivery', <ScooterIcon />, isOff)}
      </ChoiceGroup>
      {values.orderType === 'dine-in' && (
        <TextField
          {...textInput(checkout, 'tableLabel')}
          list={checkout.tableList}
          label={texts.table}
          note={optional}
          hint={texts.tableHint}
          autoComplete="off"
          enterKeyHint="next"
        />
      )}
      {values.orderType === 'delivery' && !isOff && (
        <>
          {deliveryMode === 'self-courier' && (
            <div role="status">
              <Notice tone="warning" icon={<ScooterIcon />}>
                {texts.deliveryNotice}
              </Notice>
            </div>
          )}
          <TextField
            {...textInput(checkout, 'customerAddress')}
            label={texts.address}
            hint={texts.addressHint}
            required
            autoComplete="street-address"
            enterKeyHint="next"
            maxLength={500}
          />
        </>
      )}
    </div>
  )
}
