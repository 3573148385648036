/** What Twilight Struggle's log sounds like. */
import { outcome, type Sounds } from '../../lib/sounds'

export const sounds: Sounds = {
  'coup-roll': ({ margin }) => outcome(Number(margin) > 0),
  'war-roll': ({ roll, shift, needed }) => outcome(Number(roll) - Number(shift) >= Number(needed)),
  'space-roll': ({ roll, needed }) => outcome(Number(roll) <= Number(needed)),
  'trap-roll': ({ roll, needed }) => outcome(Number(roll) <= Number(needed)),
  realigned: ['dice'],
  'summit-rolls': ['dice'],
}
