import { Flex, Icon, IconButton, Spinner, Text } from '@counterpoint/kit/core';
import { type CustomContentProps, SnackbarContent, useSnackbar } from 'notistack';
import type { ReactNode, Ref } from 'react';

type ToastProps = Pick<CustomContentProps, 'id' | 'message' | 'style'> & { ref?: Ref<HTMLDivElement> };

interface Look {
  /** Errors interrupt what is being read; everything else waits its turn. */
  readonly role: 'alert' | 'status';
  readonly background: string;
  readonly color: string;
  readonly edge?: string;
  readonly mark?: ReactNode;
}

function Toast({ id, message, style, ref, role, background, color, edge = 'transparent', mark }: ToastProps & Look) {
  const { closeSnackbar } = useSnackbar();
  return (
    <SnackbarContent ref={ref} style={style ?? {}}>
      <Flex
        role={role}
        align="center"
        gap="3"
        width="100%"
        maxWidth="28rem"
        marginX="auto"
        paddingY="2.5"
        paddingLeft="4"
        paddingRight="2"
        borderRadius="card"
        boxShadow="floating"
        background={background}
        color={color}
        borderWidth="1px"
        borderColor={edge}
      >
        {mark}
        <Text flex="1" overflowWrap="anywhere">
          {message}
        </Text>
        <IconButton aria-label="Dismiss" size="sm" variant="ghost" color="inherit" onClick={() => closeSnackbar(id)}>
          <Icon name="close" size={16} />
        </IconButton>
      </Flex>
    </SnackbarContent>
  );
}

export function BlankToast(props: ToastProps) {
  return <Toast {...props} role="status" background="card" color="ink" edge="line" />;
}

export function SuccessToast(props: ToastProps) {
  return (
    <Toast
      {...props}
      role="status"
      background="toast.success"
      color="toast.onSuccess"
      mark={<Icon name="check" size={18} />}
    />
  );
}

export function ErrorToast(props: ToastProps) {
  return (
    <Toast
      {...props}
      role="alert"
      background="toast.error"
      color="toast.onError"
      mark={<Icon name="warning" size={18} />}
    />
  );
}

export function LoadingToast(props: ToastProps) {
  return <Toast {...props} role="status" background="card" color="ink" edge="line" mark={<Spinner size={18} />} />;
}
