import { useState } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { useOfficeForm } from '#src/web/office/use-office-form.ts'
import { ChangeUserInput, CreateUserInput, Role, type User } from '../../contract/account.ts'
import { changedValues, newUserValues, userValues, type UserValues } from '../../rules/user-values.ts'
import { accountTexts } from '../../texts/account-texts.ts'
import { officeUserProblems } from '../../texts/office-problem-texts.ts'
import { useUserCreation, useUserEdit } from './use-user-changes.ts'

/** The form of a new user: staff and active, unless chosen otherwise. */
export function useAddUserForm(onDone: () => void) {
  const form = useOfficeForm<UserValues>({
    initial: newUserValues,
    schema: CreateUserInput,
    fieldTexts: useFieldTexts(),
    problems: officeUserProblems,
    send: (values): Promise<unknown> => send(CreateUserInput.parse(values)),
  })
  const { send } = useUserCreation({ onDone, handleFailure: form.reject })
  return form
}

/** A customer's account keeps its role until another is chosen. */
const editSchema = ChangeUserInput.extend({ role: Role })

/** The form of a user. What was edited is sent and nothing else, so that what others change meanwhile stays. */
export function useEditUserForm(user: User, onDone: () => void) {
  const [before] = useState(() => userValues(user))
  const form = useOfficeForm<UserValues>({
    initial: before,
    schema: editSchema,
    fieldTexts: useFieldTexts(),
    problems: officeUserProblems,
    send: (values): Promise<unknown> => send(changedValues(before, values)),
  })
  const { send } = useUserEdit(user, { onDone, handleFailure: form.reject })
  return form
}

/** A text for whatever is wrong with a field: each has one rule. */
function useFieldTexts() {
  const { username, email, fullName, password } = useTexts(accountTexts).problems
  return {
    username: { required: username, 'too-short': username, invalid: username },
    email: { required: email, invalid: email },
    fullName: { required: fullName },
    password: { required: password, 'too-short': password, invalid: password },
  }
}
