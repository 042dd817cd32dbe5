-- While others guess at a password its owner comes in by a code sent to them, beside the password.
alter table account_code drop constraint account_code_purpose_check;
alter table account_code add constraint account_code_purpose_check check (purpose in ('sign_up', 'email', 'reset', 'sign_in'));
