import type { ComponentProps, ReactNode } from 'react';

interface Props extends Pick<ComponentProps<'input'>, 'inputMode' | 'placeholder' | 'required'> {
  readonly label: string;
  /** Where the draft has it: `limit`, or `filters.column` of each row. */
  readonly name: string;
  readonly defaultValue: string;
  /** What there is to choose, each with its words where they are others; without them a text is typed. */
  readonly options?: readonly { readonly name: string; readonly words?: string }[];
  /** Says below the field, where there is one, how its value is written. */
  readonly 'aria-describedby'?: string;
}

/** A field of the query by its label: a choice or a text. */
export default function Field({ label, options, ...control }: Props): ReactNode {
  const { name, defaultValue } = control;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: it holds one of two controls.
    <label className="campo">
      {label}
      {options ? (
        <select name={name} defaultValue={defaultValue}>
          {options.map((option) => (
            <option key={option.name} value={option.words && option.name}>
              {option.words ?? option.name}
            </option>
          ))}
        </select>
      ) : (
        <input {...control} autoComplete="off" autoCapitalize="off" spellCheck={false} />
      )}
    </label>
  );
}
