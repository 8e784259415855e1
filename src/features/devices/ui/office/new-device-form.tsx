import { Button, NativeSelect, TextInput } from '@mantine/core'

import { useTexts } from '#src/web/language.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { useOfficeForm } from '#src/web/office/use-office-form.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import { DeviceKind, type NewDevice, NewDeviceInput } from '../../contract/device.ts'
import { deviceProblems, deviceTexts } from '../../texts/device-texts.ts'
import styles from './devices.module.css'

/** The first part of the key of the query for all devices. */
export const devicesKey = '/api/devices'

/** The form that adds a device. */
export function NewDeviceForm({ onAdded }: { onAdded(device: NewDevice): void }) {
  const texts = useTexts(deviceTexts)
  const { error } = useTexts(officeTexts)
  const { send } = useOfficeMutation<'POST /api/devices', NewDeviceInput>('POST /api/devices', {
    subject: 'new',
    request: (body) => ({ body }),
    problems: deviceProblems,
    failed: { title: error, description: texts.addFailed },
    onSuccess: onAdded,
    invalidates: devicesKey,
  })
  const initial: NewDeviceInput = { name: '', kind: 'board' }
  const form = useOfficeForm<{ name: string; kind: DeviceKind }>({
    initial,
    schema: NewDeviceInput,
    fieldTexts: { name: { required: texts.nameRequired } },
    problems: deviceProblems,
    send,
  })
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <TextInput
        {...form.field('name')}
        label={texts.fields.name}
        description={texts.nameHint}
        autoComplete="off"
        maxLength={60}
      />
      <NativeSelect
        {...form.field('kind')}
        label={texts.fields.kind}
        data={DeviceKind.options.map((value) => ({ value, label: texts.kinds[value] }))}
      />
      <Button type="submit" loading={form.isSending}>
        {texts.add}
      </Button>
    </form>
  )
}
