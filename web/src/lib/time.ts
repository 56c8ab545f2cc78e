import type { ClockState } from "./contract";
import { t } from "./prefs.svelte";

const DAY = 86_400;

/** Seconds that a seat has left; null: its time is not measured. */
export function remaining(clock: ClockState, seat: string, asked: boolean, now: number): number | null {
  const left = clock.left[seat];
  if (left === undefined) return null;
  return Math.max(0, clock.running && asked ? left - Math.max(0, now - clock.at) : left);
}

/** A time as a clock shows it: days, else hours, minutes and seconds. */
export function shownTime(seconds: number): string {
  if (seconds >= 2 * DAY) return t("days", { n: Math.floor(seconds / DAY) });
  const whole = Math.floor(seconds);
  const two = (number: number): string => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
