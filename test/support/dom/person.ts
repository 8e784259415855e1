import userEvent, { type UserEvent } from '@testing-library/user-event'

/**
 * Presses and types as a person does, but without the moment between two keys, and without asking of every element around
 * whether it can be pressed: only style sheets could say that it cannot, and none are loaded.
 */
export function person(): UserEvent {
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 })
}
