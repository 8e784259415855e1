import { Button } from '@mantine/core'

import { LogoMark } from '#src/design/logo.tsx'
import { Spinner } from '#src/design/spinner.tsx'
import { useTexts } from '#src/web/language.tsx'
import { OfficeMessage } from '#src/web/office/office-message.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'

/** The screen that the user sees while the server checks the session. */
export function Checking() {
  const { checking } = useTexts(officeTexts)
  return (
    <OfficeMessage title={checking} withHeading={false} picture={<Spinner size="large" />}>
      <p role="status">{checking}</p>
    </OfficeMessage>
  )
}

/** The screen that the user sees if the server has not responded, because it is then unknown whether the user is signed in. */
export function CheckFailed({ retry }: { retry: () => void }) {
  const texts = useTexts(officeTexts)
  return (
    <OfficeMessage title={texts.checkFailed} picture={<LogoMark size={72} />}>
      <p role="alert">{texts.checkFailedMore}</p>
      <Button onClick={retry}>{texts.retry}</Button>
    </OfficeMessage>
  )
}
